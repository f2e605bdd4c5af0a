import { joinNames } from '#src/text/joinTexts.ts'

/** Letters of a group: the code of a room is spoken in two groups of three. */
const GROUP_LENGTH = 3

/** Groups of a code: `K7Q` and `X9M`. */
export const codeGroupsOf = (code: string): readonly string[] => [code.slice(0, GROUP_LENGTH), code.slice(GROUP_LENGTH)]

/** Code letter by letter, for a screen reader: `K 7 Q, X 9 M`. */
export const spellCode = (code: string): string => joinNames(codeGroupsOf(code).map((group) => [...group].join(' ')))
