/** Calls of the API (docs/api.md). What goes wrong is a `Problem`, a problem document or "offline". */
export class Problem extends Error {
  constructor(
    /** A short word such as "stale"; `problem-<type>` says it in the reader's language. */
    readonly type: string,
    readonly status: number,
    readonly detail: string,
    readonly seq?: number,
  ) {
    super(detail || type);
  }
}

export function isProblem(error: unknown, type?: string): error is Problem {
  return error instanceof Problem && (type === undefined || error.type === type);
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, body);
  if (!response.ok) throw await problem(response);
  if (response.status === 204) return undefined as T;
  const text = await whole(response);
  return (isJson(response) ? JSON.parse(text) : text) as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);

/** A query of the members that are there: `?seat=0&since=12`. */
export function query(members: Record<string, string | number | boolean | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

async function answered(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-Landsraad"] = "1";
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  try {
    return await fetch(path, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  } catch (error) {
    throw offline(error);
  }
}

/** The line may be lost in the middle of an answer as well. */
async function whole(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw offline(error);
  }
}

function offline(error: unknown): Problem {
  return new Problem("offline", 0, error instanceof Error ? error.message : "");
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}

async function problem(response: Response): Promise<Problem> {
  const document = isJson(response) ? (JSON.parse(await whole(response)) as Partial<Problem>) : {};
  return new Problem(document.type ?? "unavailable", response.status, document.detail ?? "", document.seq);
}
