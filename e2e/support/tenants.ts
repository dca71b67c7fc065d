import { operate } from './operators.ts'

/** A tenant as operators make it for one flow, which wants it otherwise than the main one. */
interface FlowTenant {
  readonly tenantId: number
  /** Options of `tenant create`. */
  readonly options: readonly string[]
  /** Config items: key with dashes → text. */
  readonly config?: Readonly<Record<string, string>>
}

/** Rich text that tries to run something. */
const ABOUT =
  '<h2>我们是谁</h2><p>问津升学</p><script>window.hit = 1</script><img alt="" src="/nothing.png" onerror="window.hit = 2"><a href="javascript:window.hit = 3">点我</a><svg onload="window.hit = 4"></svg>'

const TENANTS: Readonly<Record<string, FlowTenant>> = {
  // locks a province once somebody is bound to it
  guard: { tenantId: 1, options: [] },
  profile: {
    tenantId: 2,
    options: [],
    config: { 'h5-aboutus': ABOUT },
  },
  start: { tenantId: 3, options: ['--appid', 'wx0123456789abcdef', '--disable', 'H5-VOLUNTEER_LIST'] },
}

/** Names that the main tenant has, too. */
const LIKE_THE_MAIN_ONE = ['--brand', '问津志愿', '--short-name', '问津', '--color', '#1668dc']

/** The host of a flow, which no other has; browsers find this machine at it. */
export function hostOf(flow: string): string {
  return `${flow}.localhost`
}

/** The tenant at the host of a flow; 0, the main one, unless it has its own. */
export function tenantOf(flow: string): number {
  return TENANTS[flow]?.tenantId ?? 0
}

/** Makes the tenants of all flows in a data folder that no server has open. */
export function createTenants(dataDir: string): void {
  for (const [flow, { tenantId, options, config = {} }] of Object.entries(TENANTS)) {
    const id = String(tenantId)
    const reach = ['--id', id, '--host', hostOf(flow)]
    operate(dataDir, ['tenant', 'create', ...reach, ...LIKE_THE_MAIN_ONE, ...options])
    for (const [key, value] of Object.entries(config))
      operate(dataDir, ['config', 'set', '--tenant', id, '--key', key, '--value', value])
  }
}
