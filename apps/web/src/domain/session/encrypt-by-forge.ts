import forge from 'node-forge'

/** RSA-OAEP with SHA-256 where the browser has none: pages that are not served over https. */
export function encryptByForge(publicKey: string, text: string): string {
  const key = forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(forge.util.decode64(publicKey)))
  const cipher = (key as forge.pki.rsa.PublicKey).encrypt(forge.util.encodeUtf8(text), 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    mgf1: { md: forge.md.sha256.create() },
  })
  return forge.util.encode64(cipher)
}
