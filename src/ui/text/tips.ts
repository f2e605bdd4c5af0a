/** Teaches the tips to the table and to the settings. */
import tips from './en.tips.ts?compiled'
import { teach } from './t.ts'

teach(tips)
