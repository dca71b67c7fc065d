import { improveOrder, proposeGraded, proposeList } from '@wenjin/engine'
import type { GradedLimits, GradedOption, ImprovedOrder, ListOption, Proposal } from '@wenjin/engine'
import { parentPort } from 'node:worker_threads'

/** What a list must hold, and the chance of slipping that one free to do without may have. */
export interface Limits extends GradedLimits {
  readonly slipping: number
}

/** A list to be signed, and the one of greatest worth that need not hold a gradient nor rest on solid 保. */
export interface Proposals {
  readonly graded: Proposal
  readonly free: Proposal
}

/** What the thread of list-thread.ts is sent, and how it answers. */
export type Task =
  | { readonly what: 'propose'; readonly options: readonly GradedOption[]; readonly limits: Limits }
  | { readonly what: 'improve'; readonly options: readonly ListOption[] }
export interface Asked {
  readonly id: number
  readonly task: Task
}
export type Answered = { readonly id: number } & (
  | { readonly done: Proposals | ImprovedOrder }
  | { readonly failed: unknown }
)

function workOn(task: Task): Proposals | ImprovedOrder {
  if (task.what === 'improve') return improveOrder(task.options)
  const { options, limits } = task
  return { graded: proposeGraded(options, limits), free: proposeList(options, limits) }
}

parentPort?.on('message', ({ id, task }: Asked) => {
  let answer: Answered
  try {
    answer = { id, done: workOn(task) }
  } catch (failed) {
    answer = { id, failed }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, which has no origin
  parentPort?.postMessage(answer)
})
