// region deploy
deploy()
// endregion deploy
