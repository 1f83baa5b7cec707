/** Addresses of the client. `/t/ID` is a table: played, watched or looked back at, the same screen with other rights. */
export interface Route {
  page: "lobby" | "table" | "account" | "rules" | "learn" | "nothing";
  parts: string[];
}

const FIRST: Record<string, Route["page"]> = {
  "": "lobby",
  t: "table",
  account: "account",
  rules: "rules",
  learn: "learn",
};

export function route(path: string): Route {
  const [first = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const page = FIRST[first] ?? "nothing";
  return page === "table" && parts.length !== 1 ? { page: "nothing", parts } : { page, parts };
}
