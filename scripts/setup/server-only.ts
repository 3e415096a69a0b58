// Stands in for the package 'server-only' where modules run outside of Next: commands and tests.
export {}
