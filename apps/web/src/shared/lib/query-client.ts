import { CallError } from '@wenjin/contract'
import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** A refusal of the server stays a refusal; only a broken connection is worth one more try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallError && error.code === 'transport'
}

/** The one cache of server state. Without network a query fails and says so, it does not wait silently. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: 1000,
      staleTime: MINUTE,
      gcTime: 10 * MINUTE,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
