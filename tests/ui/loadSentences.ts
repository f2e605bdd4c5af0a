/** Setup of tests: loads all English messages. In the app they come with the screens that show them. */
import '../../src/text/tiers/leisure.ts'
import '../../src/text/tiers/puzzles.ts'
import '../../src/text/blackstone/leisure.ts'
