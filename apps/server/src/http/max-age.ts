/** For how long a browser keeps what never changes. */
export const YEAR_SECONDS = 31_536_000
