import { improveOrder, proposeList } from '@wenjin/engine'
import type { ImprovedOrder, ListOption, Proposal } from '@wenjin/engine'
import { parentPort } from 'node:worker_threads'

/** Places of the form and the risk a proposal may carry. */
export type Limits = Parameters<typeof proposeList>[1]

/** What the thread of list-thread.ts is sent, and how it answers. */
export type Task =
  | { readonly what: 'propose'; readonly options: readonly ListOption[]; readonly limits: Limits }
  | { readonly what: 'improve'; readonly options: readonly ListOption[] }
export interface Asked {
  readonly id: number
  readonly task: Task
}
export type Answered = { readonly id: number } & (
  | { readonly done: Proposal | ImprovedOrder }
  | { readonly failed: unknown }
)

function workOn(task: Task): Proposal | ImprovedOrder {
  return task.what === 'propose' ? proposeList(task.options, task.limits) : improveOrder(task.options)
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
