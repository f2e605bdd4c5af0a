/** All families found in families/, in the order of their names. */
import type { Family } from './rules/family.ts'

const foundFamilies = import.meta.glob<Family>('./families/*.ts', { eager: true, import: 'family' })

export const ALL_FAMILIES: readonly Family[] = Object.values(foundFamilies)
