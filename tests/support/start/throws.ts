/** Ends with an error of which the test knows the line. */
throw new Error('from line two')
