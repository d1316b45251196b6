// A person with a browser goes straight on to the report; without this the link on the page leads there.
location.replace(document.getElementById('onward').href);
