/** All families that are found, in the order of their names. */
import type { Family } from './rules/family.ts'

const found = import.meta.glob<Family>('./families/*.ts', { eager: true, import: 'family' })

export const FAMILIES: readonly Family[] = Object.values(found)
