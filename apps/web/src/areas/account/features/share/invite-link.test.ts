import { pageUrl } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { inviteLink } from './invite-link.ts'

test('an invitation leads to its landing page and carries the code', () => {
  expect(inviteLink('Ab_9-x', 'https://host.example', '/m/')).toBe(
    `https://host.example${pageUrl('shareAccount')}?shareCode=Ab_9-x`,
  )
})
