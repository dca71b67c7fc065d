/** What rows say of whose they are. */
export interface SchoolOfRow {
  readonly univId: number | null
  readonly schoolName: string | null
  readonly schoolCode: string | null
}

/** One key a school: its university, or the name (else the province's code) of one that is on no list. */
export function schoolKey({ univId: universityId, schoolName, schoolCode }: SchoolOfRow): string {
  return universityId === null ? `n${schoolName ?? schoolCode}` : `u${universityId}`
}
