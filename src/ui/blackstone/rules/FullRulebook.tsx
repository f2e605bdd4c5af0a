import { RulebookContents } from '../../parts/rules/RulebookContents.tsx'
import { RULEBOOK } from './rulebook.ts'

interface FullRulebookProps {
  /** Search text; empty shows all chapters. */
  readonly query: string
  /** Address of the rules. */
  readonly path: readonly string[]
}

/** Whole rulebook, fetched after the summary. */
export const FullRulebook = (props: FullRulebookProps) => <RulebookContents rulebook={RULEBOOK} {...props} />
