import { sql } from 'kysely'

/**
 * What a source is called to those who read its figures: whom its table is from, as the mapping says; without a
 * mapping, and for demo data, the dataset's own name. Of a statement that has `dataset` at hand.
 */
export const sourceName = sql<string>`case when dataset.is_demo then dataset.source else coalesce(dataset.origin, dataset.source) end`
