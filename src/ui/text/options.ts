/** Teaches the names of options when they are first looked at. */
import options from './en.options.ts?compiled'
import { teach } from './t.ts'

teach(options)
