/** Parts of a table of this game that come after it: how it is won, hints, tips, rules, movements, the way to the editor. */

export { openInEditor } from '../editor/openInEditor.ts'
export { Hint } from '../hints/Hint.tsx'
export { CastleHowToWin } from '../howToWin/CastleHowToWin.tsx'
export { playMotion } from '../motion/playMotion.tsx'
export { RuleSheet } from '../rules/RuleSheet.tsx'
export { Tips } from '../tips/Tips.tsx'
