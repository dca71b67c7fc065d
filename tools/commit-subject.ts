const MAX_SUBJECT = 72
const FORM = /^(feat|fix|perf|refactor|test|docs)\([a-z][a-z0-9-]*\): \S/
/** What git itself writes. */
const BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!) ?/

/** What is wrong with a commit message's first line. */
export function subjectProblems(message: string): string[] {
  const [subject = ''] = message.split('\n')
  if (BY_GIT.test(subject)) return []
  return [
    ...(FORM.test(subject) ? [] : ['the subject reads feat|fix|perf|refactor|test|docs(noun): what changes']),
    ...(subject.length > MAX_SUBJECT
      ? [`the subject has ${subject.length} characters, at most ${MAX_SUBJECT}`]
      : []),
  ]
}
