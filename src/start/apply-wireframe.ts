// Shows a prototype as a wireframe from the first paint if the URL asks for it.
if (new URLSearchParams(location.search).has('wireframe')) {
  document.documentElement.dataset.wireframe = '';
}
