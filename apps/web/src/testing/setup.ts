import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import '../shared/layout/layout.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { takeNetwork, wrongCalls } from './answers.ts'
import { isPartShown, takePartAway } from './render-part.tsx'
import { faultsOf } from './check-part.ts'

takeNetwork()
document.documentElement.lang = 'zh-CN'
const said = vi.spyOn(console, 'error')

beforeEach(() => {
  said.mockClear()
})

// What holds of every part, in whatever state its test leaves it.
afterEach(async () => {
  try {
    const faults = [
      ...(isPartShown() ? await faultsOf() : []),
      ...wrongCalls(),
      ...said.mock.calls.map((args) => `console.error: ${args.map(String).join(' ')}`),
    ]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    takePartAway()
  }
})
