/**
 * Number of a unit from its natural key: 53 bits of FNV-1a, so that the same unit has the same planId
 * in every process and after every import. Two of a million units share a number with a chance of 1 in
 * 10,000; the book refuses to build with such a pair rather than mix them up.
 */
export function unitId(key: string): number {
  const low = fnv1a(key, 0x811c9dc5)
  const high = fnv1a(key, low ^ 0x9e3779b9)
  return (high & 0x1fffff) * 0x1_0000_0000 + low || 1
}

/** Number of a major inside a unit. */
export function majorId(
  planId: number,
  major: { readonly majorCode: string | null; readonly majorName: string },
): number {
  return unitId(`${planId}|${major.majorCode ?? ''}|${major.majorName}`)
}

/** 32-bit FNV-1a over the UTF-16 units of a text, from a given offset basis. */
export function fnv1a(text: string, basis: number): number {
  let hash = basis >>> 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
