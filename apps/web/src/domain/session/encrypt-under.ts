const RSA_OAEP: RsaHashedImportParams = { name: 'RSA-OAEP', hash: 'SHA-256' }

/**
 * Encrypts a text by RSA-OAEP with SHA-256 (RFC 8017) and gives it in base64. Browsers offer it on https only;
 * elsewhere a library does it.
 * @param publicKey SubjectPublicKeyInfo, base64
 */
export async function encryptUnder(publicKey: string, text: string): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (subtle === undefined) return (await import('./encrypt-by-forge.ts')).encryptByForge(publicKey, text)
  const key = await subtle.importKey('spki', bytesOf(publicKey), RSA_OAEP, false, ['encrypt'])
  const cipher = await subtle.encrypt({ name: RSA_OAEP.name }, key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(cipher)))
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}
