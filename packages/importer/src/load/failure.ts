import { failureText } from '@wenjin/database/connect/failure-text'
import { SourceError } from '../source/source-error.ts'

/** Why a file was not loaded, for those who sent it. */
export function whyNotLoaded(error: unknown): string {
  return error instanceof SourceError ? error.message : failureText(error)
}
