/** Setup of tests: loads all English messages. In the app they come with the screens that show them. */
import '../../src/text/leisure.ts'
import '../../src/text/puzzles.ts'
import '../../src/text/blackstone/leisure.ts'
