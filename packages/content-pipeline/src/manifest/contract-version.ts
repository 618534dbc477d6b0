/** Version of every shape in this door. A client that meets another version loads the page as a document. */
export const CONTRACT_VERSION = 1
