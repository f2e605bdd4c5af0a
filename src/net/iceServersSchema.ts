import * as v from 'valibot'

const MOST_SERVERS = 8

const urlsSchema = v.pipe(v.string(), v.regex(/^(stun|turn)s?:/), v.maxLength(200))
const secretSchema = v.pipe(v.string(), v.maxLength(200))

/** List of ICE servers as a server hands it out; a relay with its name and password. */
export const iceServersSchema = v.pipe(
  v.array(
    v.union([
      v.object({ urls: urlsSchema, username: secretSchema, credential: secretSchema }),
      v.object({ urls: urlsSchema }),
    ]),
  ),
  v.maxLength(MOST_SERVERS),
)
