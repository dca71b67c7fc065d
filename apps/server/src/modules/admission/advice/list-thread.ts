import type { GradedOption, ImprovedOrder, ListOption } from '@wenjin/engine'
import { Worker } from 'node:worker_threads'
import type { Answered, Asked, Limits, Proposals, Task } from './list-work.ts'

/** A thread that works lists out one after the other, so that no other call waits for them. */
export interface ListThread {
  /** As the engine's proposeGraded and proposeList; rejects with what they throw. */
  readonly propose: (options: readonly GradedOption[], limits: Limits) => Promise<Proposals>
  /** As the engine's improveOrder; rejects with what it throws. */
  readonly improve: (options: readonly ListOption[]) => Promise<ImprovedOrder>
  /** Ends it; what is under way is rejected. */
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly resolve: (done: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Starts with the first list, and again with the next one after it broke down; idle, it keeps no process alive. */
export function openListThread(): ListThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0
  let closed = false

  function start(): Worker {
    const started = new Worker(new URL('./list-work.ts', import.meta.url))
    started.unref()
    started.on('message', (answer: Answered) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('done' in answer) one?.resolve(answer.done)
      else one?.reject(answer.failed)
    })
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('the thread that works lists out has ended')))
    return started
  }

  /** What a thread that is gone has left undone fails. */
  function giveUp(gone: Worker, error: unknown): void {
    if (worker !== gone) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function ask(task: Task): Promise<unknown> {
    if (closed) return Promise.reject(new Error('the thread that works lists out is closed'))
    const thread = (worker ??= start())
    const id = ++asked
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ id, task } satisfies Asked)
    })
  }

  return {
    propose: (options, limits) =>
      ask({ what: 'propose', options: options.map(gradedAlone), limits }) as Promise<Proposals>,
    improve: (options) =>
      ask({ what: 'improve', options: options.map(optionAlone) }) as Promise<ImprovedOrder>,
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}

/** An option without what else its owner knows of it, which need not travel. */
function optionAlone({ chance, commonShare, refusal, worth }: ListOption): ListOption {
  return { chance, commonShare, refusal, worth }
}

function gradedAlone({ section, school, isSolid, ...option }: GradedOption): GradedOption {
  return { ...optionAlone(option), section, school, isSolid }
}
