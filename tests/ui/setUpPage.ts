/** Setup of tests: what the route of the app reads of a page. Screens are loaded here without one. */
Object.assign(globalThis, { location: { hash: '' }, addEventListener: () => undefined })
