import fc from 'fast-check'

/** By day properties are tried on the same cases in every run, so none is red by chance; at night on new ones. */
if (!process.env.NIGHTLY) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20 })
