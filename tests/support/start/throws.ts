/** The test expects this line number. */
throw new Error('from line two')
