export { presentConfig, presentTenant } from './present.ts'
export { tenantHandlers } from './handlers.ts'
