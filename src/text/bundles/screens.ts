/** Adds the app's messages for its other screens. */

import pages from '../en/pages.ts?compiled'
import people from '../en/people.ts?compiled'
import returnVisit from '../en/returnVisit.ts?compiled'
import options from '../en/seatsAndOptions.ts?compiled'
import settings from '../en/settings.ts?compiled'
import storage from '../en/storage.ts?compiled'
import tips from '../en/tips.ts?compiled'
import './sheets.ts'
import { addMessages } from '../t.ts'

// Also the games' names of their options.
import.meta.glob('../*/options.ts', { eager: true })

for (const sentences of [returnVisit, options, pages, settings, people, storage, tips]) addMessages(sentences)
