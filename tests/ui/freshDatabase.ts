/** Setup of tests that store something: each file begins with an empty database, though all share a process. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

Object.assign(globalThis, { indexedDB: new IDBFactory() })
