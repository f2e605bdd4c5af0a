/** Sentences of the lessons of the quests, which are fetched with them. */
import '../../../text/blackstone/leisure.ts'
