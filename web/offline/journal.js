// What the table keeps in the browser's own database: an image of its store, and every transaction since.
// `racecraft/offline/store.py` writes and reads it.

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

export async function openJournal(name) {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('image');
    opening.result.createObjectStore('journal', { autoIncrement: true });
  };
  const database = await done(opening);
  const change = (work) => {
    const transaction = database.transaction(['image', 'journal'], 'readwrite');
    work(transaction.objectStore('image'), transaction.objectStore('journal'));
    return finished(transaction);
  };
  return {
    append: (entry) => change((_, journal) => journal.add(entry)),
    replace: (image) =>
      change((images, journal) => {
        images.put(image, 'latest');
        journal.clear();
      }),
    async read() {
      const transaction = database.transaction(['image', 'journal']);
      const [image, entries] = await Promise.all([
        done(transaction.objectStore('image').get('latest')),
        done(transaction.objectStore('journal').getAll()),
      ]);
      return { image, entries };
    },
  };
}
