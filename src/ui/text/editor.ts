/** Teaches the words of the position editor. */
import editor from './en.editor.ts?compiled'
import { teach } from './t.ts'

teach(editor)
