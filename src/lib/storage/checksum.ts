/** The checksum of a saved game: SHA-256 over its canonical JSON, in hexadecimal digits. */

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) {
		return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
	}
	if (typeof value === 'object' && value !== null) {
		const parts = Object.entries(value)
			.filter(([, item]) => item !== undefined)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
		return `{${parts.join(',')}}`;
	}
	return JSON.stringify(value ?? null);
}

/** Null where the browser has no such hash, as on a page served without HTTPS in a local network. */
export async function checksum(value: unknown): Promise<string | null> {
	// Absent outside secure contexts, whatever the types say.
	const subtle = crypto.subtle as SubtleCrypto | undefined;
	if (subtle === undefined) return null;
	const bytes = new TextEncoder().encode(canonicalJson(value));
	const digest = await subtle.digest('SHA-256', bytes);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
