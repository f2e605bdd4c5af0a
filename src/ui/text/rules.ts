/** Teaches the rules in short to their screen. */
import rules from './en.rules.ts?compiled'
import { teach } from './t.ts'

teach(rules)
