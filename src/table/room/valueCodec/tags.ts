/**
 * First byte of each value on the wire. The most frequent values are told by this byte alone: small integers, objects
 * of a form that both ends know, known texts and short arrays.
 */

/** Integers from 0 to 63 are their own tag. */
export const SMALL_INTEGERS = 0x40
/** Tag of the first known form; the 96 tags from here name a form each. */
export const FIRST_FORM = 0x40
export const SHORT_FORMS = 0x60
/** Tag of the first known text; the 64 tags from here name a text each. */
export const FIRST_TEXT = 0xa0
export const SHORT_TEXTS = 0x40
/** Tag of the empty array; the 8 tags from here say how many items follow. */
export const FIRST_ARRAY = 0xe0
export const SHORT_ARRAYS = 8

/** Tags after which a length, a number or bytes follow. */
export const TAG = {
  array: 0xe8,
  integer: 0xe9,
  negative: 0xea,
  null: 0xeb,
  false: 0xec,
  true: 0xed,
  form: 0xee,
  text: 0xef,
  newText: 0xf0,
  newForm: 0xf1,
  newLayout: 0xf2,
  object: 0xf3,
  hash: 0xf4,
  bytes16: 0xf5,
  bytes32: 0xf6,
  bytes64: 0xf7,
} as const
