/** Whether a seed is the one that was promised before the game began. */
export interface Seed {
  seed: string;
  salt: string;
  commitment: string;
}

/** The commitment is the SHA-256 of the salt, a colon and the seed, in hexadecimal digits. */
export async function commitment(seed: string, salt: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}:${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `promised` is what was shown from the start; the server can't change it afterwards. */
export async function holds({ seed, salt }: Seed, promised: string): Promise<boolean> {
  return (await commitment(seed, salt)) === promised;
}
