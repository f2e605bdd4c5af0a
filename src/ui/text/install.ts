/** Teaches how the app is kept on the home screen. */
import install from './en.install.ts?compiled'
import { teach } from './t.ts'

teach(install)
