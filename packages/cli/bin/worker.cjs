// What threads are started with. Threads require their first file, and Node 20 ends the whole process when a thread is
// ended while it requires an ECMAScript module; while it imports one, it may be ended at any time.
const { workerData } = require('node:worker_threads')

exports.answer = import(workerData.worker).then((worker) => worker.default(workerData.data))
