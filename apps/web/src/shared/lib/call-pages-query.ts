import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CallInput, CallName, CallReply, Calls } from '@wenjin/contract'
import { call } from './call.ts'

interface Page {
  readonly pageNo: number
  readonly pageSize: number
  readonly total: number
}

/** The calls that answer page by page and say where they are. */
type PagedCall = { [K in CallName]: CallReply<Calls[K]> extends Page ? K : never }[CallName]

/** The pages of a call's answer, one after the other. The key differs from that of one page alone. */
export function callPagesQuery<K extends PagedCall>(name: K, input: Omit<CallInput<Calls[K]>, 'pageNo'>) {
  return infiniteQueryOptions({
    queryKey: [name, input, 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<CallReply<Calls[K]>> =>
      call(name, { ...input, pageNo: pageParam } as CallInput<Calls[K]>, { signal, quiet: true }),
    getNextPageParam: ({ pageNo, pageSize, total }: Page) =>
      pageNo * pageSize < total ? pageNo + 1 : undefined,
  })
}
