"""What `import kubrik` offers."""
