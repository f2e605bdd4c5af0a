/** Setup of tests: loads all English messages. In the app they come with the screens that show them. */
import '../../src/text/bundles/leisure.ts'
import '../../src/text/bundles/puzzles.ts'
import '../../src/text/blackstone/bundles/leisure.ts'
