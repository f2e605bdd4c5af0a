import type { PhoneKind } from '#src/table/phones/moving/giftFrames.ts'

/** What a browser says of itself, the most special first: an Android phone also says Linux. */
const KINDS: readonly PhoneKind[] = ['Android', 'iPhone', 'iPad', 'Mac', 'Windows', 'Linux']

/** Kind of the phone on which a browser runs; empty where it does not say. An iPad may call itself a Mac. */
export const phoneKind = (userAgent: string): PhoneKind => KINDS.find((kind) => userAgent.includes(kind)) ?? ''
